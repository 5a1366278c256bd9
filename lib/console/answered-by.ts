/** True if one of the interfaces is `name`, or its parent: `rest` includes `rest-fullnode`. */
export const isAnsweredBy = (interfaces: readonly string[], name: string): boolean =>
  interfaces.some((whole) => name === whole || name.startsWith(`${whole}-`));

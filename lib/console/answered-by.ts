/** True when one of the interfaces is `name`, or the whole of which that is a part: `rest` answers `rest-fullnode`. */
export const isAnsweredBy = (interfaces: readonly string[], name: string): boolean =>
  interfaces.some((whole) => name === whole || name.startsWith(`${whole}-`));

/** The sort orders of the status grid, beginning with popularity, which the server uses. */
export const GRID_ORDERS = ['popularity', 'availability', 'family'] as const;
export type GridOrder = (typeof GRID_ORDERS)[number];

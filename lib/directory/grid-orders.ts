/** The orders of the status grid, by popularity first, as the server sends it. */
export const GRID_ORDERS = ['popularity', 'availability', 'family'] as const;
export type GridOrder = (typeof GRID_ORDERS)[number];

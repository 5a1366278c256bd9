/** True in `npm run test:all`, which tries whole matrices where `npm test` tries samples. */
export const isExhaustive = process.env.TEST_ALL === '1';

// What the browser fetches once a visitor begins to paste.
export { checkOn, startCheck } from './check';
export { cutParts, getReplacement, rewriteInParts, joinParts, withChoice } from './rewrite';
export { PUBLIC } from './match';
export { SAMPLE } from './sample';

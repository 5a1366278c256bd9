// What the browser loads once a visitor starts to paste.
export { checkOn, startCheck } from './check';
export { cutParts, getReplacement, rewriteInParts, joinParts, withChoice } from './rewrite';
export { PUBLIC } from './match';
export { SAMPLE } from './sample';

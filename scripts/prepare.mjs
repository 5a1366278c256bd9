import { register as registerCommonJs } from 'tsx/cjs/api';
import { register as registerModules } from 'tsx/esm/api';

// Both kinds: Next loads its TypeScript settings as CommonJS.
registerCommonJs();
registerModules();
await import('./prepare');

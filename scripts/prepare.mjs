await import('./typescript.mjs');
await import('./prepare');

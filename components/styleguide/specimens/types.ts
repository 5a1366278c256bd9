import type { ReactNode } from 'react';

/** A component in the style guide; `content` receives the theme's name, for unique ids. */
export type Specimen = { title: string; content: (theme: string) => ReactNode };

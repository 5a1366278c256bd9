import type { ReactNode } from 'react';

/** A part of the style guide; `content` takes the theme's name where ids must differ. */
export type Specimen = { title: string; content: (theme: string) => ReactNode };

import { createClient as create } from '@prismicio/client';
import { CLIENT_OPTIONS, REPOSITORY } from './shared/routes.mjs';

export const createClient = () =>
  create(REPOSITORY, {
    ...CLIENT_OPTIONS,
    fetchOptions: { next: { tags: ['prismic'] }, cache: 'force-cache' },
  });

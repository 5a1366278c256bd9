import type { MigrateMessages } from '@/lib/i18n/migrate-messages';
import type { PageOf } from '@/lib/pages';

/** What the sections of a provider's page share; `say` fills in the names of the provider and of the site. */
export type SectionProps = {
  page: PageOf<'provider'>;
  messages: MigrateMessages['provider'];
  say: (text: string, values?: Record<string, string | number>) => string;
};

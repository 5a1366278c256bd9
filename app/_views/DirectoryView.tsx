import { MeanAvailability } from '@/components/nodes/MeanAvailability';
import { NodeList } from '@/components/nodes/NodeList';
import { getHistory } from '@/lib/history';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { DocumentView } from './DocumentView';

/** The list of all chains. */
export async function DirectoryView({ page }: { page: PageOf<'directory'> }) {
  const { nodes, locale } = page;
  const shared = { nodes, locale, messages: getMessages(locale) };
  return (
    <DocumentView page={page} aside={<MeanAvailability {...shared} />}>
      <NodeList {...shared} history={await getHistory()} />
    </DocumentView>
  );
}

import type { ReactNode } from 'react';
import { Actions } from '@/components/content/Actions';
import { ForcedMode } from '@/components/content/ForcedMode';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Picture, PictureFacts } from '@/components/pictures';
import { CallPattern } from '@/components/pictures/CallPattern';
import { InterfaceChains } from '@/components/pictures/InterfaceChains';
import { ToolEndpoints } from '@/components/pictures/ToolEndpoints';
import { PROJECT_PICTURES } from '@/components/pictures/picture-context';
import { Tag } from '@/components/ui/Tag';
import { toCallPattern } from '@/lib/content/case-studies';
import { getNodes } from '@/lib/content/nodes';
import { getProjects } from '@/lib/content/projects';
import { getVariables, readHost } from '@/lib/content/view';
import { getInterfaceChains } from '@/lib/display/interface-chains';
import { getMessages } from '@/lib/i18n/messages';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import type { PageOf } from '@/lib/pages';
import { getComputeUnits } from '@/lib/provider';
import { Slices } from '../slices';

type Props = {
  page: PageOf<'document'> | PageOf<'directory'> | PageOf<'project'>;
  /** Shown beside the heading. */
  aside?: ReactNode;
  /** Shown between the lead and the sections. */
  children?: ReactNode;
};

/** Returns the picture beside the heading for this kind of document. */
async function getPicture(page: Props['page']) {
  const { data, path, locale } = page;
  const messages = getPictureMessages(locale);
  if (page.kind === 'project') {
    const { project, chains } = page;
    const host = readHost(await getVariables(locale));
    return project && <ToolEndpoints {...{ project, chains, locale, messages }} host={host} />;
  }
  if ('calls' in data)
    return <CallPattern pattern={toCallPattern(data)} locale={locale} messages={messages} />;
  const nodes = await getNodes();
  if ('picture' in data && data.picture) {
    const { picture: name, slices } = data;
    const [computeUnits, projects, variables] = await Promise.all([
      getComputeUnits(),
      PROJECT_PICTURES.has(name) ? getProjects(locale) : [],
      getVariables(locale),
    ]);
    const context = { locale, nodes, computeUnits, projects, host: readHost(variables), slices };
    return <Picture name={name} {...context} />;
  }
  const chains = getInterfaceChains(nodes.chains, path);
  return chains && <InterfaceChains chains={chains} locale={locale} messages={messages} />;
}

/** A page that is a document: heading, lead, sections. */
export async function DocumentView({ page, aside, children }: Props) {
  const { data, title, crumbs, locale } = page;
  const { legal } = getMessages(locale);
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        above={
          page.isDraft ? (
            <>
              <Tag tone="warn">{legal.draft}</Tag> {legal.draftText}
            </>
          ) : null
        }
        lead={<RichText field={data.lead} locale={locale} />}
        actions={
          'primary_action' in data ? (
            <>
              {'picture' in data ? <PictureFacts name={data.picture} locale={locale} /> : null}
              <Actions
                primary={data.primary_action}
                secondary={data.secondary_action}
                locale={locale}
              />
            </>
          ) : null
        }
        aside={aside}
        picture={await getPicture(page)}
      />
      {children}
      <Slices
        slices={data.slices}
        locale={locale}
        quote={'quote' in page ? page.quote : undefined}
      />
    </>
  );
}

import type { Metadata } from 'next';
import { ProjectFacts } from '@/components/projects/ProjectFacts';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPageUids } from '@/lib/content';
import { getProjectPath, getProjects } from '@/lib/content/projects';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/provider';
import { CmsPage } from '../../../../cms-page';
import { getPageDataMetadata } from '../../../../page-data';
import { getLocale } from '../../../../params';

type Props = PageProps<'/[locale]/marketplace/projects/[project]'>;

const TYPE = 'project';

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const uids = await getPageUids(TYPE, await getLocale(Promise.resolve(params)));
  return uids.map((project) => ({ project }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project } = await params;
  return getPageDataMetadata(project, await getLocale(params), TYPE);
}

export default async function ProjectPage({ params }: Props) {
  const { project: uid } = await params;
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [projects, { chains }] = await Promise.all([getProjects(locale), getNodes()]);
  const project = projects.find((one) => one.uid === uid);
  return (
    <>
      <CmsPage uid={uid} locale={locale} type={TYPE}>
        {project ? <ProjectFacts {...{ project, chains, locale, messages }} /> : null}
      </CmsPage>
      <JsonLd path={getProjectPath(uid)} locale={locale} />
    </>
  );
}

import { asText } from '@prismicio/client';
import { getProjectPath } from '@/lib/content/projects';
import { toAddress, type MarkdownContext } from './context';
import { toLink, toList, toText } from './text';

/** All projects of the marketplace, a line each with the category. */
export function toProjectList(context: MarkdownContext): string {
  const { kinds } = context.messages.marketplace;
  return toList(
    context.projects.map(({ uid, name, kind, lead }) => {
      const link = toLink(toText(name), toAddress(getProjectPath(uid), context));
      return `${link} · ${toText(kinds[kind])}: ${toText(asText(lead))}`;
    }),
  );
}

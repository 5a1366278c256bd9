import { ChainMark } from '@/components/nodes/ChainMark';
import { groupByKind } from '@/components/projects/group-by-kind';
import { getNameByKey } from '@/lib/chains/name-by-key';
import type { Project } from '@/lib/content/projects';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

type Props = {
  projects: readonly Project[];
  locale: Locale;
  messages: Messages;
  pictures: PictureMessages;
};

/** The main chains of each kind of tool; nothing without projects. */
export function ToolChains({ projects, locale, messages, pictures: { toolChains } }: Props) {
  const groups = groupByKind(projects);
  if (groups.length === 0) return null;
  return (
    <Panel title={toolChains.title} note={toolChains.note}>
      <dl className={s.rows}>
        {groups.map(({ kind, projects: tools }) => (
          <div key={kind}>
            <dt>{messages.marketplace.kinds[kind]}</dt>
            <dd>
              {[...new Set(tools.flatMap(({ chains }) => chains))].map((key) => (
                <span key={key} role="img" aria-label={getNameByKey(key, locale)}>
                  <ChainMark chainKey={key} size="m" />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

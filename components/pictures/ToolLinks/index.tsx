import type { Project } from '@/lib/content/projects';
import { getToolInterfaces } from '@/lib/display/tool-endpoints';
import { formatMessage } from '@/lib/i18n/format-message';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import s from './index.module.scss';

/** More would make the picture taller than the heading beside it. */
const MAX_TOOLS = 16;
/** Height of a tool's row, in pixels. */
const ROW = 24;

type Props = { projects: readonly Project[]; messages: PictureMessages };

/** Which interfaces of an endpoint each tool uses; nothing without projects. */
export function ToolLinks({ projects, messages: { toolLinks } }: Props) {
  const tools = projects.slice(0, MAX_TOOLS);
  const interfaces = [...new Set(tools.flatMap(getToolInterfaces))].sort();
  if (interfaces.length === 0) return null;
  const height = tools.length * ROW;
  const toStart = (index: number) => ((index + 0.5) * height) / interfaces.length;
  const links = tools.flatMap((tool, row) =>
    getToolInterfaces(tool).map((name) => {
      const index = interfaces.indexOf(name);
      const [from, to] = [toStart(index), (row + 0.5) * ROW];
      return { index, path: `M0 ${from}C50 ${from} 50 ${to} 100 ${to}` };
    }),
  );
  return (
    <Panel title={formatMessage(toolLinks.title, { count: tools.length })} note={toolLinks.note}>
      <div className={s.columns}>
        <ul className={s.interfaces}>
          {interfaces.map((name) => (
            <li key={name}>
              <b>{name}</b>
            </li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className={s.links}
          aria-hidden="true"
        >
          {links.map(({ index, path }) => (
            <path key={path} d={path} data-index={index} />
          ))}
        </svg>
        <ul className={s.tools}>
          {tools.map(({ uid, name }) => (
            <li key={uid}>{name}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import { ClusterNodes } from './ClusterNodes';
import s from './index.module.scss';

/** From the endpoint in the middle to each of three nodes. */
const LINKS = ['M223 0C223 60 70 40 70 112', 'M223 0V112', 'M223 0C223 60 376 40 376 112'];

/** Three nodes behind one endpoint that visitors can stop and start, with checkboxes and styles instead of a script. */
export function Cluster({ messages: { cluster } }: { messages: PictureMessages }) {
  return (
    <Panel
      title={cluster.title}
      className={s.cluster}
      note={
        <span role="status">
          {cluster.said.map((text, stopped) => (
            <span key={text} data-stopped={stopped}>
              {text}
            </span>
          ))}
        </span>
      }
    >
      <div className={s.body}>
        <p className={s.endpoint}>{cluster.endpoint}</p>
        <svg
          viewBox="0 0 446 112"
          preserveAspectRatio="none"
          className={s.links}
          aria-hidden="true"
        >
          {LINKS.map((path, index) => (
            <g key={path} data-link={index}>
              <path d={path} className={s.link} />
              <path d={path} className={s.packets} />
            </g>
          ))}
        </svg>
        <ClusterNodes words={cluster} />
      </div>
    </Panel>
  );
}

import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { formatMessage } from '@/lib/i18n/format-message';
import { Panel } from '../Panel';
import s from './index.module.scss';
import clusterNodesStyles from './ClusterNodes.module.scss';

/** Each node's load with this many running, in percent. */
const SHARES = [100, 50, 33];

/** The nodes as checkboxes, each with its load for any number of stopped nodes; the cluster shows one of them. */
function ClusterNodes({ words }: { words: PictureMessages['cluster'] }) {
  return (
    <fieldset className={clusterNodesStyles.nodes}>
      <legend className="visuallyHidden">{words.title}</legend>
      {words.nodes.map(({ name, about }, index) => (
        <label key={name} className={clusterNodesStyles.node}>
          <b>{name}</b>
          <span className={clusterNodesStyles.about}>{about}</span>
          <span className={clusterNodesStyles.state}>
            <input
              type="checkbox"
              defaultChecked
              data-node={index}
              data-unmanaged=""
              className={clusterNodesStyles.input}
            />
            <span className={clusterNodesStyles.off}>{words.stopped}</span>
            <span className={clusterNodesStyles.shares}>
              {SHARES.map((percent, others) => (
                <span key={percent} data-stopped={SHARES.length - 1 - others}>
                  {formatMessage(words.share, { percent })}
                </span>
              ))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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

'use client';

import { useState } from 'react';
import { addCodeBreaks } from '@/components/ui/CodeName';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Icon } from '@/components/ui/Icon';
import { splitEndpoint, writeEndpoint, type EndpointHost } from '@/lib/endpoints';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import s from './index.module.scss';

type Choice = { key: string; name: string; body: string; href: string };

type Props = {
  choices: readonly Choice[];
  host: EndpointHost;
  labels: Messages['code'] & Messages['requestLine'];
};

/** The line with a chain picker in its URL. */
export function RequestPicker({ choices, host, labels }: Props) {
  const [chosen, setChosen] = useState(choices[0]?.key);
  const choice = choices.find(({ key }) => key === chosen);
  if (!choice) return null;
  const { key, name, body, href } = choice;
  const url = splitEndpoint(host, key);
  return (
    <figure className={s.panel} aria-label={labels.request} data-markdown="omit">
      <code className={s.line}>
        {`curl ${url.before}`}
        <label className={s.picker}>
          {url.chosen}
          <Icon name="chevron" size="xs" />
          <select
            aria-label={labels.chain}
            value={key}
            onChange={({ target }) => setChosen(target.value)}
          >
            {choices.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {url.after}
        <b>{url.key}</b>
        {' \\'}
        <span>
          {'--json '}
          {addCodeBreaks(`'${body}'`)}
        </span>
      </code>
      <CopyButton text={`curl ${writeEndpoint(host, key)} --json '${body}'`} labels={labels} />
      <figcaption className={s.foot}>
        <a href={href}>{formatMessage(labels.open, { name })}</a>
      </figcaption>
    </figure>
  );
}

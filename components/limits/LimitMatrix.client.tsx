'use client';

import { useEffect, useState } from 'react';
import { SelectField } from '@/components/ui/Field';
import { Switch } from '@/components/ui/Switch';
import type { LimitView, PlanColumn } from '@/lib/display/limits';
import { formatMessage } from '@/lib/i18n/format-message';
import type { LimitMessages } from '@/lib/i18n/limit-messages';
import { LIMIT_GROUPS, LIMIT_GROUP_NAMES } from '@/lib/limits/groups';
import { LIMIT_FIELDS } from '@/lib/provider/limit-fields';
import { LimitTable } from './LimitTable';
import s from './LimitMatrix.module.scss';

type Props = {
  rows: readonly LimitView[];
  plans: readonly PlanColumn[];
  /** Chains with limits of their own. */
  chains: readonly { key: string; name: string }[];
  labels: LimitMessages;
};

/** All limits by plan, with a choice of chain and kind; without scripts, the table has every limit. */
export function LimitMatrix({ rows, plans, chains, labels }: Props) {
  const [chain, setChain] = useState('');
  const [group, setGroup] = useState('');
  const [isStated, setStated] = useState(false);

  useEffect(() => {
    const follow = () => {
      const asked = new URLSearchParams(window.location.hash.slice(1)).get('chain') ?? '';
      if (chains.some(({ key }) => key === asked)) setChain(asked);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [chains]);

  const name = chains.find(({ key }) => key === chain)?.name;
  const own = LIMIT_GROUP_NAMES.find((one) => one === group);
  const listed = own ? LIMIT_GROUPS[own] : LIMIT_FIELDS;
  const fields = listed.filter((field) => !isStated || rows.some((row) => row.field === field));
  const choose = (key: string) => {
    const { history, location } = window;
    setChain(key);
    history.replaceState(history.state, '', `${location.pathname}${key ? `#chain=${key}` : ''}`);
  };
  return (
    <div className={s.matrix}>
      <div className={`${s.filters} needsScripts`} data-markdown="omit">
        <SelectField
          label={labels.chain}
          value={chain}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: labels.anyChain },
            ...chains.map(({ key, name: label }) => ({ value: key, label })),
          ]}
        />
        <SelectField
          label={labels.group}
          value={group}
          onChange={({ target }) => setGroup(target.value)}
          options={[
            { value: '', label: labels.anyGroup },
            ...LIMIT_GROUP_NAMES.map((value) => ({ value, label: labels.groups[value] })),
          ]}
        />
        <Switch
          label={labels.onlyStated}
          checked={isStated}
          onChange={({ target }) => setStated(target.checked)}
        />
      </div>
      <LimitTable
        caption={name ? formatMessage(labels.matrixOf, { chain: name }) : labels.matrix}
        target={chain ? { chain } : {}}
        {...{ rows, fields, plans, labels }}
      />
    </div>
  );
}

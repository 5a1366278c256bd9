import { formatMessage } from '@/lib/i18n/format-message';
import { Icon } from '@/components/ui/Icon';
import { isAnsweredBy } from '@/lib/console/answered-by';
import type { ConsoleLabels } from './types';
import type { useConsole } from './use-console';
import s from './MethodForm.module.scss';

type Props = { console: ReturnType<typeof useConsole>; labels: ConsoleLabels };

/** The method of a call: a button until the list has loaded, then the list and the fields of its parameters. */
export function MethodPart({
  console: { loading, load, prepare, tab, method, texts, ...on },
  labels,
}: Props) {
  if (typeof loading === 'object') {
    const { Form, methods, isOpen } = loading;
    const shown = method ?? methods.find(({ name }) => name === tab.method);
    return (
      <Form
        methods={methods.filter(({ interfaces }) => isAnsweredBy(interfaces, tab.interface))}
        method={shown}
        fallback={tab.method}
        texts={texts}
        isOpen={isOpen}
        onPick={on.pick}
        onText={(id, text) => shown && on.setText(shown, id, text)}
        labels={labels}
      />
    );
  }
  return (
    <div className={s.field}>
      <p className={s.label}>{labels.method}</p>
      <button
        type="button"
        className={s.method}
        aria-label={formatMessage(labels.chooseInstead, { method: tab.method ?? '' })}
        onClick={() => void load({ isOpen: true })}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {tab.method}
        <Icon name="chevron" size="small" />
      </button>
      <p role="status" className={s.hint}>
        {loading === 'loading' ? labels.loading : null}
        {loading === 'failed' ? labels.loadFailed : null}
      </p>
    </div>
  );
}

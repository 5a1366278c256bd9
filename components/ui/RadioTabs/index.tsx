import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Tab = { id: string; label: ReactNode; content: ReactNode };
type Props = {
  name: string;
  legend: string;
  tabs: readonly Tab[];
  className?: string;
  /** The visible panel and its change handler; without them, the browser keeps the state. */
  value?: string;
  onChange?: (id: string) => void;
};

/**
 * Up to six panels of which one is visible. Built on radio buttons, so that arrow keys and pages without scripts work.
 */
export function RadioTabs({ name, legend, tabs, className, value, onChange }: Props) {
  const toState = (id: string, index: number) =>
    onChange
      ? { checked: id === value, onChange: () => onChange(id) }
      : { defaultChecked: index === 0, 'data-unmanaged': '' };
  return (
    <fieldset className={classNames(s.tabs, className)}>
      <legend className="visuallyHidden">{legend}</legend>
      <div className={s.bar}>
        {tabs.map(({ id, label }, index) => (
          <label key={id} className={s.tab}>
            <input
              type="radio"
              name={name}
              value={id}
              {...toState(id, index)}
              className="visuallyHidden"
            />
            {label}
          </label>
        ))}
      </div>
      <div className={s.panels}>
        {tabs.map(({ id, label, content }) => (
          <div
            key={id}
            className={s.panel}
            data-markdown-title={typeof label === 'string' ? label : undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

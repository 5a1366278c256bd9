import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.DosDontsSlice, SliceContext>;

export default function DosDonts({ slice, context: { locale } }: Props) {
  const { do_title, dos, dont_title, donts } = slice.primary;
  const columns = [
    { name: 'do', heading: do_title, rules: dos },
    { name: 'dont', heading: dont_title, rules: donts },
  ] as const;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <div className={s.columns}>
        {columns.map(({ name, heading, rules }) =>
          rules.some((rule) => rule.text) ? (
            <div key={name} className={s[name]}>
              {heading ? <h3 className={s.heading}>{heading}</h3> : null}
              <ul>
                {rules.map((rule, index) =>
                  rule.text ? (
                    <li key={index} className={s.rule}>
                      <Icon name={name === 'do' ? 'check' : 'close'} className={s.icon} />
                      {rule.text}
                    </li>
                  ) : null,
                )}
              </ul>
            </div>
          ) : null,
        )}
      </div>
    </Section>
  );
}

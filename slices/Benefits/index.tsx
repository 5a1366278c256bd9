import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.BenefitsSlice, SliceContext>;

export default function Benefits({ slice, context: { locale } }: Props) {
  const { eyebrow, title, text, benefits } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
      </SectionHead>
      <ul className={s.benefits}>
        {benefits
          .filter((benefit) => benefit.title)
          .map((benefit, index) => (
            <li key={index} className={s.benefit}>
              {benefit.figure ? <p className={s.figure}>{benefit.figure}</p> : null}
              <h3 className={s.title}>{benefit.title}</h3>
              <div className={s.text}>
                <RichText field={benefit.text} locale={locale} />
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}

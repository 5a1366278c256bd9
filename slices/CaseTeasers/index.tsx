import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { Icon } from '@/components/ui/Icon';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.CaseTeasersSlice, SliceContext>;

export default function CaseTeasers({ slice, context: { locale } }: Props) {
  const { eyebrow, title, cases, link } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)} />
      <ul className={s.cases}>
        {cases
          .filter(({ company }) => company)
          .map((teaser, index) => (
            <li key={index} className={s.case}>
              <h3 className={s.company}>
                <CmsLink field={teaser.link} locale={locale} className={s.link}>
                  {teaser.company}
                </CmsLink>
                <Icon name="arrow-out" className={s.icon} />
              </h3>
              <div className={s.text}>
                <RichText field={teaser.text} locale={locale} />
              </div>
              <p className={s.more} aria-hidden="true">
                {teaser.link.text}
              </p>
            </li>
          ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}

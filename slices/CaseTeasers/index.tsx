import { type Content, type LinkField } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { CallMix } from '@/components/cases/CallMix';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { ChainMark } from '@/components/nodes/ChainMark';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import type { CaseStudy } from '@/lib/content/case-studies';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.CaseTeasersSlice, SliceContext>;

export default function CaseTeasers({ slice, context: { locale, cases: studies } }: Props) {
  const { callMix } = getPictureMessages(locale);
  const findStudy = (link: LinkField) =>
    'uid' in link ? studies.find(({ uid }) => uid === link.uid) : undefined;
  const { cases, link } = slice.primary;
  const toLabel = ({ shares }: CaseStudy) =>
    shares.map(({ kind, percent }) => `${callMix.kinds[kind]} ${percent}%`).join(', ');
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s.cases}>
        {cases
          .filter(({ company }) => company)
          .map((teaser, index) => ({ teaser, index, study: findStudy(teaser.link) }))
          .map(({ teaser, index, study }) => (
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
              {study?.shares.length ? (
                <div className={s.pattern}>
                  <CallMix shares={study.shares} label={toLabel(study)} />
                  <p className={s.chains} aria-hidden="true">
                    {study.chains.map((key) => (
                      <ChainMark key={key} chainKey={key} size="s" />
                    ))}
                  </p>
                </div>
              ) : null}
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

import { type Content, type LinkField } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ArrowLink } from '@/components/content/Actions';
import { CallKindMark, CallMix } from '@/components/cases/CallMix';
import { CmsLink } from '@/components/content/CmsLink';
import { RichText } from '@/components/content/RichText';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import { CALL_KINDS, type CaseStudy } from '@/lib/content/case-studies';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.CaseTeasersSlice, SliceContext>;

export default function CaseTeasers({ slice, context: { locale, cases: studies } }: Props) {
  const { callMix } = getPictureMessages(locale);
  const findStudy = (link: LinkField) =>
    'uid' in link ? studies.find(({ uid }) => uid === link.uid) : undefined;
  const toLabel = ({ shares }: CaseStudy) =>
    shares.map(({ kind, percent }) => `${callMix.kinds[kind]} ${percent}%`).join(', ');
  const cases = slice.primary.cases
    .filter(({ company }) => company)
    .map((teaser) => ({ teaser, study: findStudy(teaser.link) }));
  return (
    <Section>
      <SliceHead {...slice.primary} eyebrow={null} locale={locale}>
        <p className={s.note}>{slice.primary.eyebrow}</p>
        {cases.some(({ study }) => study?.shares.length) ? (
          <div className={s.key}>
            {CALL_KINDS.map((kind) => (
              <span key={kind}>
                <CallKindMark kind={kind} />
                {callMix.kinds[kind]}
              </span>
            ))}
            <p>{callMix.note}</p>
          </div>
        ) : null}
      </SliceHead>
      <ul className={s.cases}>
        {cases.map(({ teaser, study }, index) => (
          <li key={index} className={s.case}>
            <div>
              <h3>
                <CmsLink field={teaser.link} locale={locale} className={s.link}>
                  {teaser.company}
                </CmsLink>
              </h3>
              <p className={s.more} aria-hidden="true">
                {teaser.link.text}
              </p>
            </div>
            <div className={s.text}>
              {study?.shares.length ? (
                <CallMix shares={study.shares} label={toLabel(study)} />
              ) : null}
              <RichText field={teaser.text} locale={locale} />
            </div>
          </li>
        ))}
      </ul>
      <ArrowLink field={slice.primary.link} locale={locale} />
    </Section>
  );
}

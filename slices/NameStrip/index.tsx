import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { getChainPath } from '@/lib/site/addresses';
import { ArrowLink } from '@/components/content/Actions';
import { CmsLink } from '@/components/content/CmsLink';
import { SiteLink } from '@/components/content/SiteLink';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { Section } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.NameStripSlice, SliceContext>;

export default function NameStrip({ slice, context: { locale, nodes } }: Props) {
  const { link } = slice.primary;
  const names =
    slice.variation === 'default'
      ? slice.primary.names.map(({ company, text: line, link: target }) => ({
          name: company,
          line,
          content: (
            <CmsLink field={target} locale={locale} className={s.link}>
              {company}
            </CmsLink>
          ),
        }))
      : nodes.chains
          .filter(({ isPartner }) => isPartner)
          .map(({ key, name }) => ({
            name,
            line: null,
            content: (
              <SiteLink href={getChainPath(key)} locale={locale} className={s.link}>
                {name}
              </SiteLink>
            ),
          }));
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      <ul className={s.names}>
        {names
          .filter(({ name }) => name)
          .map(({ line, content }, index) => (
            <li key={index} className={s.name}>
              {content}
              {line ? <span className={s.line}>{line}</span> : null}
            </li>
          ))}
      </ul>
      <ArrowLink field={link} locale={locale} />
    </Section>
  );
}

import { asText, type Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { RichText } from '@/components/content/RichText';
import type { SliceContext } from '@/components/content/slice-context';
import { SiteLink } from '@/components/content/SiteLink';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PackageScope } from '@/components/pricing/PackageScope.client';
import { SectionHead } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { ENTERPRISE_DEFAULTS } from '@/lib/units/enterprise-package';
import { getRateRows } from '@/lib/display/package-rates';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PackageRatesSlice, SliceContext>;

export default function PackageRates({ slice, context: { locale, messages } }: Props) {
  const { eyebrow, title, text } = slice.primary;
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={asText(title)}>
        <RichText field={text} locale={locale} />
        <SamplePrices messages={messages} />
      </SectionHead>
      <PackageScope cuAmount={ENTERPRISE_DEFAULTS.cuAmount}>
        <ul className={s.rates}>
          {getRateRows(locale, messages).map(({ rps, number, unit, cap }) => (
            <li key={rps} className={s.rate}>
              <h3>
                <SiteLink href="#enterprise" data-rps={rps} locale={locale} className={s.link}>
                  {number ? <span className={s.number}>{number}</span> : null} {unit}
                </SiteLink>
              </h3>
              <p className={s.cap}>{cap}</p>
            </li>
          ))}
        </ul>
      </PackageScope>
    </Section>
  );
}

import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { SiteLink } from '@/components/content/SiteLink';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { PackageScope } from '@/components/pricing/PackageScope.client';
import { Section } from '@/components/ui/Section';
import { ENTERPRISE_DEFAULTS } from '@/lib/units/enterprise-package';
import { getRateRows } from '@/lib/display/package-rates';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.PackageRatesSlice, SliceContext>;

export default function PackageRates({ slice, context: { locale, messages } }: Props) {
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale}>
        <SamplePrices messages={messages} />
      </SliceHead>
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

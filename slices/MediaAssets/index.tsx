import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { SliceHead } from '@/components/content/SliceHead';
import type { SliceContext } from '@/components/content/slice-context';
import { AssetCard } from '@/components/brand/AssetCard';
import { buttonClass } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { ASSETS, KIT_ZIP } from '@/lib/brand/kit';
import s from './index.module.scss';

type Props = SliceComponentProps<Content.MediaAssetsSlice, SliceContext>;

export default function MediaAssets({ slice, context: { locale, messages } }: Props) {
  const { download } = slice.primary;
  return (
    <Section>
      <SliceHead {...slice.primary} locale={locale} />
      {download ? (
        <p className={s.download}>
          <a href={KIT_ZIP} download className={buttonClass({ size: 'l' })}>
            {download}
          </a>
        </p>
      ) : null}
      <ul className={s.assets}>
        {ASSETS.map((asset) => (
          <AssetCard key={asset.svg} asset={asset} messages={messages.mediaKit} />
        ))}
      </ul>
    </Section>
  );
}

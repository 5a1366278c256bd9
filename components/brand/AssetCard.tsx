import { Picture } from '@/components/content/CmsImage';
import type { Asset } from '@/lib/brand/kit';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import s from './AssetCard.module.scss';

/** Display sizes of a drawing; the files have other sizes. */
const SIZES = {
  wordmark: { width: 180, height: 33 },
  mark: { width: 72, height: 72 },
  icon: { width: 88, height: 88 },
};

/** A drawing from the media kit on the background it is made for, with its files. */
export function AssetCard({ asset, messages }: { asset: Asset; messages: Messages['mediaKit'] }) {
  const { shape, ground, svg, pngs } = asset;
  const name = formatMessage(messages.name, {
    shape: messages.assets[shape],
    ground: messages.grounds[ground],
  });
  const isDark = ground === 'inverse' || (ground === 'dark' && shape !== 'icon');
  const files = [{ label: 'SVG', path: svg }].concat(
    pngs.map(({ width, path }) => ({ label: `PNG ${width}`, path })),
  );
  return (
    <li className={s.card}>
      <div className={s.tile} data-theme={isDark ? 'dark' : 'light'}>
        <Picture src={svg} alt={name} {...SIZES[shape]} className={s.picture} />
      </div>
      <h3 className={s.name}>{name}</h3>
      <ul className={s.files} aria-label={formatMessage(messages.formats, { name })}>
        {files.map(({ label, path }) => (
          <li key={path}>
            <a href={path} download className={s.file}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

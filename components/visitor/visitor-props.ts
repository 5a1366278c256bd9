import type { Locale } from '@/lib/i18n/locales';
import type { VendorScripts } from '@/lib/vendors/scripts';

export type VisitorProps = { locale: Locale; scripts: VendorScripts; loadingLabel: string };

import { SamplePrices } from '@/components/pricing/SamplePrices';
import { UnitCalculator } from '@/components/pricing/UnitCalculator';
import { getMessages } from '@/lib/i18n/messages';
import { resolvePage } from '@/lib/pages';
import { getComputeUnits, getPlans } from '@/lib/provider';
import { CALCULATOR_PATH } from '@/lib/site/addresses';
import { getLocale } from '../../../params';

type Props = PageProps<'/embed/[locale]/calculator'>;

const findPage = async (params: Props['params']) =>
  resolvePage(CALCULATOR_PATH, await getLocale(params));

export async function generateMetadata({ params }: Props) {
  const page = await findPage(params);
  return { title: page?.title, description: page?.description };
}

/** The calculator of compute units, with the current prices. */
export default async function CalculatorEmbed({ params }: Props) {
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [page, computeUnits, plans] = await Promise.all([
    findPage(params),
    getComputeUnits(),
    getPlans(),
  ]);
  return (
    <>
      <h1>{page?.title}</h1>
      <SamplePrices messages={messages} />
      <UnitCalculator {...{ computeUnits, plans, locale, messages }} />
    </>
  );
}

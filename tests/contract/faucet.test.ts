import { isFilled, type Content } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import model from '@/customtypes/faucet/index.json';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { FILES } from './documents';

const FAUCETS = FILES.filter(({ document }) => document.type === 'faucet').map(
  ({ file, document }) =>
    [file, document.data as unknown as Content.FaucetDocument['data']] as const,
);

describe('the faucet', () => {
  it('lets an editor choose among the networks that have a page, and no others', () => {
    expect(model.json.Network.networks.config.fields.network.config.options).toEqual(FAUCET_IDS);
  });

  it.each(FAUCETS)(
    'of %s tells of each network what it is and where else tokens come from',
    (_, data) => {
      expect(data.networks.map(({ network }) => network)).toEqual(FAUCET_IDS);
      for (const { network, about, ways } of data.networks) {
        expect(isFilled.richText(about), `${network}: about`).toBe(true);
        expect(isFilled.richText(ways), `${network}: ways`).toBe(true);
      }
    },
  );
});

import { asText } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { ASSETS, KIT_ZIP } from '@/lib/brand/kit';
import { toChainTable, toMean } from './chains';
import type { MarkdownContext } from './context';
import { isRichText, toBlocks, toLinkField } from './fields';
import {
  toMultiplierTable,
  toPlanList,
  toPlanTable,
  toPresetTable,
  toRateList,
  toUnitTables,
} from './plans';
import { toProjectList } from './projects';
import { toCodeBlock, toEmphasis, toHeading, toLink, toList, toText } from './text';

export type AnySlice = {
  slice_type: string;
  variation?: string;
  primary: JsonObject;
  items?: unknown[];
};

/** Writes a field that live data goes with; `blocks` is what the field itself says. */
type LiveField = (value: unknown, context: MarkdownContext, blocks: string[]) => string[];

const toItems = (value: unknown) => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const toWords = (value: unknown) => (isRichText(value) ? asText(value) : '');

const toAudiences = (value: unknown) =>
  new Map(toItems(value).map(({ plan, text }) => [String(plan), String(text ?? '')]));

const writeSamples: LiveField = (value, { nodes, messages }) =>
  toItems(value).flatMap(({ chain: key, label, request, response }) => {
    const chain = nodes.chains.find((one) => one.key === key);
    const [question, answer] = [toWords(request), toWords(response)];
    if (!question) return [];
    return [
      toHeading(2, toText(String(label ?? chain?.name ?? messages.code.request))),
      toCodeBlock(question),
      ...(answer ? [`${messages.code.response}:`, toCodeBlock(answer)] : []),
    ];
  });

export const writeChains: LiveField = (value, context) => {
  const keys = toItems(value).map(({ key }) => key);
  const chains = keys.flatMap((key) => context.nodes.chains.find((one) => one.key === key) ?? []);
  return [toChainTable(chains, context)];
};

const writeChosenPlans: LiveField = (value, context) => {
  const audiences = toAudiences(value);
  const plans = [...audiences.keys()].flatMap(
    (id) => context.plans.find((plan) => plan.id === id) ?? [],
  );
  return [toPlanList(plans, audiences, context)];
};

const writeWithProjects: LiveField = (_, context, blocks) => [...blocks, toProjectList(context)];

const writeTopics: LiveField = (value, context) =>
  toItems(value).flatMap(({ topic, topic_text, question, answer }) => [
    toHeading(2, toText(String(topic ?? ''))),
    ...toBlocks('topic_text', topic_text, { context, rank: 3 }),
    toHeading(3, toText(String(question ?? ''))),
    ...toBlocks('answer', answer, { context, rank: 4 }),
  ]);

const writePartners: LiveField = (_, context, blocks) => [
  ...blocks,
  toChainTable(
    context.nodes.chains.filter(({ isPartner }) => isPartner),
    context,
  ),
];

const writeAssets: LiveField = (_, { origin, messages: { mediaKit } }, blocks) => [
  ...blocks,
  toLink(mediaKit.download, origin + KIT_ZIP),
  toList(
    ASSETS.map(({ shape, ground, svg }) =>
      toLink(`${mediaKit.assets[shape]}, ${mediaKit.grounds[ground]}`, origin + svg),
    ),
  ),
];

const writeOffer: LiveField = (value, context) =>
  context.offers
    .filter(({ kind }) => kind === value)
    .flatMap(({ title, text, link }) => [
      toEmphasis('**', toText(title ?? '')),
      toText(text ?? ''),
      toLinkField(link, context),
    ]);

/** By slice, or slice and variation, and field. */
const LIVE_FIELDS: Record<string, Record<string, LiveField>> = {
  hero_request: { samples: writeSamples },
  chain_showcase: { chains: writeChains },
  chain_lattice: { text: (_, context, blocks) => [...blocks, toMean(context)] },
  plans_teaser: { plans: writeChosenPlans },
  plan_table: {
    audiences: (value, context) => [toPlanList(context.plans, toAudiences(value), context)],
    compare_title: (_, context, blocks) => [...blocks, toPlanTable(context.plans, context)],
  },
  package_rates: { text: (_, context, blocks) => [...blocks, toRateList(context)] },
  unit_calculator: { text: (_, context, blocks) => [...blocks, toPresetTable(context)] },
  question_topics: { questions: writeTopics },
  media_assets: { download: writeAssets },
  'name_strip.partnerChains': { text: writePartners },
  offer: { kind: writeOffer },
  project_list: { text: writeWithProjects },
  unit_prices: {
    text: (_, context, blocks) => [...blocks, ...toUnitTables(context)],
    multiplier_text: (_, context, blocks) => [...blocks, toMultiplierTable(context)],
  },
};

/** A small line above a heading comes below it, where it belongs to its own section. */
function toOrdered(primary: JsonObject): [string, unknown][] {
  const { eyebrow, title, ...rest } = primary;
  return Object.entries({ title, eyebrow, ...rest });
}

/** A section of a page as Markdown blocks, field by field; new kinds of sections need no code here. */
export function toSlice(slice: AnySlice, context: MarkdownContext): string[] {
  const live =
    LIVE_FIELDS[`${slice.slice_type}.${slice.variation}`] ?? LIVE_FIELDS[slice.slice_type] ?? {};
  const fields = toOrdered(slice.primary).flatMap(([name, value]) => {
    const blocks = toBlocks(name, value, { context, rank: 2 });
    return live[name]?.(value, context, blocks) ?? blocks;
  });
  return [...fields, ...toBlocks('items', slice.items ?? [], { context, rank: 2 })];
}

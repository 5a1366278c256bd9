import { useEffect, useEffectEvent, useState, useCallback, type ComponentType } from 'react';
import { readChoice, toHash, type ConsoleChoice } from '@/lib/console/address';
import { findChoice } from '@/lib/console/choice';
import type { FieldTexts } from '@/lib/console/fields';
import type { ConsoleMethod } from '@/lib/console/methods';
import type { EndpointHost } from '@/lib/endpoints';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { SAMPLE_LANGUAGES } from '@/lib/samples/languages';
import type { ConsoleLabels, Network, Tab } from './types';
import type { MethodFormProps } from './MethodForm.client';

type Loaded = { methods: readonly ConsoleMethod[]; Form: ComponentType<MethodFormProps> };

/** The form with its list, or its loading state. */
type Loading = (Loaded & { isOpen: boolean }) | 'idle' | 'loading' | 'failed';

async function fetchForm(chain: string, locale: Locale): Promise<Loaded> {
  const [{ MethodForm }, { loadMethods }] = await Promise.all([
    import('./MethodForm.client'),
    import('@/lib/console/methods'),
  ]);
  return { Form: MethodForm, methods: await loadMethods(chain, locale) };
}

/** A chain's methods and their form, loaded on demand. */
function useMethods(chain: string, locale: Locale) {
  const [loading, setLoading] = useState<Loading>('idle');

  /** Shows the form; `isOpen` means that the visitor is about to choose. Returns null if loading fails. */
  const load = useCallback(
    async ({ isOpen = false } = {}): Promise<readonly ConsoleMethod[] | null> => {
      setLoading((before) => (typeof before === 'object' ? before : 'loading'));
      try {
        const loaded = await fetchForm(chain, locale);
        setLoading((before) => (typeof before === 'object' ? before : { ...loaded, isOpen }));
        return loaded.methods;
      } catch {
        setLoading('failed');
        return null;
      }
    },
    [chain, locale],
  );

  /** Preloads, without changing what has the focus. */
  const prepare = useCallback(() => {
    // `load` reports the failure when it is called.
    fetchForm(chain, locale).catch(() => undefined);
  }, [chain, locale]);

  return { loading, load, prepare };
}

type Options = {
  chain: string;
  host: EndpointHost;
  tabs: readonly [Tab, ...Tab[]];
  networks: readonly Network[];
  locale: Locale;
  labels: ConsoleLabels;
  /** Called when a URL has opened the console. */
  onOpen: () => void;
};

/** The method that a visitor selected on an interface, and the values of its fields. */
type Picked = { method: ConsoleMethod; texts: FieldTexts };

/** The visitor's choices, kept in the URL, and the resulting request. */
export function useConsole({ chain, host, tabs, networks, locale, labels, onOpen }: Options) {
  const [choice, setChoice] = useState<ConsoleChoice>({});
  const [picked, setPicked] = useState<Readonly<Record<string, Picked>>>({});
  const [notices, setNotices] = useState<readonly string[]>([]);
  const { loading, load, prepare } = useMethods(chain, locale);

  const [first] = tabs;
  const tab = tabs.find((one) => one.interface === choice.interface) ?? first;
  const offering = networks.filter(({ interfaces }) => interfaces.includes(tab.interface));
  const network = offering.find(({ key }) => key === choice.network) ?? offering[0] ?? networks[0];
  const language =
    SAMPLE_LANGUAGES.find((one) => one === choice.lang && tab.requests[one] !== undefined) ??
    'curl';
  const own = picked[tab.interface];

  /** Returns the hash of what is shown; the first option of each kind is omitted. */
  const getHash = (next: ConsoleChoice, method?: ConsoleMethod) =>
    toHash({
      interface: next.interface === first.interface ? undefined : next.interface,
      network: next.network === networks[0]?.key ? undefined : next.network,
      lang: next.lang === 'curl' ? undefined : next.lang,
      method: method?.name,
    });

  const show = (next: ConsoleChoice, method?: ConsoleMethod) => {
    const { history, location } = window;
    const hash = getHash(next, method);
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
    setNotices([]);
  };

  /** Applies the choices in a URL, and reports those that match nothing. */
  const follow = useEffectEvent(async () => {
    const asked = readChoice(window.location.hash);
    if (!asked) return;
    const methods = asked.method ? await load() : null;
    const found = findChoice(asked, { tabs, networks, methods });
    const { method, interface: home = first.interface } = found;
    setChoice({ ...asked, interface: home });
    // Going back to the current state keeps what was typed.
    if (method)
      setPicked((before) =>
        before[home]?.method.name === method.name
          ? before
          : { ...before, [home]: { method, texts: {} } },
      );
    onOpen();
    setNotices(
      found.unknown.map(({ kind, name }) => formatMessage(labels.unknown[kind], { name })),
    );
  });

  useEffect(() => {
    const onChange = () => void follow();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);

  return {
    ...{ tab, network, networks: offering, language, notices, loading, load, prepare },
    method: own?.method,
    texts: own?.texts ?? {},
    /** The request, and the price of one call. */
    call: own ? { ...own.method, ...own.method.toSample(own.texts, { key: chain, host }) } : tab,
    change(part: ConsoleChoice) {
      const next = { ...choice, ...part };
      setChoice(next);
      show(next, picked[next.interface ?? first.interface]?.method);
    },
    pick(method: ConsoleMethod) {
      setPicked({ ...picked, [tab.interface]: { method, texts: {} } });
      show({ ...choice, interface: tab.interface }, method);
    },
    setText(method: ConsoleMethod, id: string, text: string) {
      const before = own?.method === method ? own.texts : {};
      setPicked({ ...picked, [tab.interface]: { method, texts: { ...before, [id]: text } } });
    },
    /** Returns the URL that opens the console in this state, without the key. */
    getLink: () =>
      new URL(
        getHash({ ...choice, interface: tab.interface }, own?.method) || '#request',
        window.location.href,
      ).href,
  };
}

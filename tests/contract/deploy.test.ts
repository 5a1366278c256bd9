import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTING_NAMES, parseEnv } from '@/lib/env';
import { startMetrics } from '@/lib/metrics';
import { fillTemplate } from '@/scripts/fleet/front';
import { getFreePort } from '../support/site-copy';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');

type Service = {
  image: string;
  environment?: Record<string, string>;
  healthcheck?: unknown;
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
};
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const site = services['site-1'];

describe('compose.yaml', () => {
  it('sets every variable of the template, and no other nginx variable', () => {
    const front = services.front?.environment ?? {};
    expect(fillTemplate(read('nginx.conf.template'), front)).not.toContain('undefined');
    const unused = Object.keys(front).filter(
      (name) => !name.startsWith('NGINX_ENVSUBST') && !read('nginx.conf.template').includes(name),
    );
    expect(unused).toEqual([]);
  });

  it('runs two identical instances, with known settings', () => {
    expect(services['site-2']?.environment).toEqual(site?.environment);
    const names = Object.keys(site?.environment ?? {});
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    // Settings specific to a container, or only for a push or a release preview.
    const others = ['PORT', 'LISTEN_HOST', 'PRISMIC_WRITE_TOKEN', 'PRISMIC_RELEASE', 'PRISMIC_REF'];
    const rest = [...others, 'SHUTDOWN_TIMEOUT_MS'];
    expect([...names, ...rest].sort()).toEqual([...SETTING_NAMES].sort());
  });
});

it('alerts and dashboard refer only to existing metrics', async () => {
  const port = await getFreePort();
  const metrics = await startMetrics(parseEnv({ METRICS_PORT: String(port) }), 'build');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  metrics?.close();
  const measured = new Set(text.match(/(?<=^# TYPE )\S+/gm));
  const named = `${read('alerts.yaml')}${read('dashboard.json')}`.match(
    /\b(?:site|process|nodejs)_[a-z\d_]+/g,
  );
  const unknown = (named ?? []).filter((name) => !measured.has(name.replace(/_bucket$/, '')));
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(unknown).toEqual([]);
});

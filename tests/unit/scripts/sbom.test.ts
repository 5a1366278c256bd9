import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSbom } from '@/scripts/sbom/create-sbom';

type Sbom = {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string }[];
};

it('lists production dependencies, shared with tools or not, but no tools', () => {
  const sbom = JSON.parse(createSbom(process.cwd())) as Sbom;
  const names = new Set(sbom.components.map(({ name }) => name));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.metadata.component.name).toBe(manifest.name);
  expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([]);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const tools = Object.keys(manifest.devDependencies).filter(
    (name) => lock.packages[`node_modules/${name}`]?.dev,
  );
  expect(tools.length).toBeGreaterThan(0);
  expect(tools.filter((name) => names.has(name))).toEqual([]);
});

it('names every package of the production tree, with its version', () => {
  const { components } = JSON.parse(createSbom(process.cwd())) as {
    components: { purl: string }[];
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; version: string }>;
  };
  const expected = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`);
  const listed = new Set(
    components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))),
  );
  expect([...new Set(expected)].filter((name) => !listed.has(name))).toEqual([]);
});

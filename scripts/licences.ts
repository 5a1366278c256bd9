import { ALLOWED_LICENCES } from './licences/allowed';
import { checkLicences, readPackages } from './licences/packages';

const { groups, refused } = checkLicences(readPackages(process.cwd()), ALLOWED_LICENCES);
for (const [licence, names] of groups) {
  console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`);
}
for (const { name, licence } of refused) {
  console.error(`${name}: ${licence ?? 'no licence'} is not in scripts/licences/allowed.ts`);
}
process.exitCode = refused.length > 0 ? 1 : 0;

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that mostly wait: started last, they would prolong the run alone. */
const WAITING =
  /(content-faults|content-changes|push|clients|poisoning|attack\/server|costly-pages)\.test/;

/** Vitest's own order, after the files that wait longest. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    return [...ordered.filter(isWaiting), ...ordered.filter((file) => !isWaiting(file))];
  }
}

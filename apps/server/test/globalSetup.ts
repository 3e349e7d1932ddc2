import { prepareTestDatabase, removeTestDatabases } from './testDatabase.ts';

/** Runs once before all test files. @returns what runs after them */
export default async function setup(): Promise<() => Promise<void>> {
  await prepareTestDatabase();
  return removeTestDatabases;
}

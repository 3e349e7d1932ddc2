import { invalidInput } from '../../../platform/errors.ts';
import type { ScheduledJob } from '../../../platform/jobs/scheduledJob.ts';

/**
 * Reads what a schedule sets of a job's settings; what it leaves out has the job's default.
 *
 * @throws InvalidInput no JSON object, a setting that the job does not have, or a number out of its bounds
 * @source security 35
 */
export function readSettings(job: ScheduledJob, parameter: string | null | undefined): Record<string, number> {
  const known = job.settings ?? {};
  const settings = Object.fromEntries(Object.entries(known).map(([name, one]) => [name, one.default]));
  for (const [name, value] of Object.entries(objectOf(parameter))) {
    const setting = Object.hasOwn(known, name) ? known[name] : undefined;
    if (setting === undefined) throw wrong(`该任务没有参数“${name.slice(0, 50)}”`);
    if (!Number.isSafeInteger(value) || (value as number) < setting.minimum || (value as number) > setting.maximum)
      throw wrong(`参数“${name}”应为${setting.minimum}到${setting.maximum}的整数`);
    settings[name] = value as number;
  }
  return settings;
}

function objectOf(parameter: string | null | undefined): object {
  if (!parameter) return {};
  let value: unknown;
  try {
    value = JSON.parse(parameter);
  } catch {
    throw wrong('参数必须是JSON对象');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('参数必须是JSON对象');
  return value;
}

const wrong = (message: string) => invalidInput(message, [{ path: 'parameter', message }]);

import type { ServerModule } from '../../platform/platform.ts';
import { complaintRoutes } from './complaint/complaint.routes.ts';
import { evaluationRoutes } from './evaluation/evaluation.routes.ts';
import { scoreLineRoutes } from './score/scoreLine.routes.ts';
import { violationRoutes } from './violation/violation.routes.ts';
import { serviceDictionaries } from './dictionaries.ts';
import { serviceEvents } from './service.events.ts';
import { serviceJobs } from './service.jobs.ts';

/** Complaints, evaluations, violations, and the scores that follow from them. */
export const serviceModule: ServerModule = {
  name: 'service',
  routes: [complaintRoutes, violationRoutes, evaluationRoutes, scoreLineRoutes],
  events: serviceEvents,
  jobs: serviceJobs,
  dictionaries: serviceDictionaries,
};

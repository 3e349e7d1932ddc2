import { defineEvent } from '../../../platform/events.ts';

/** Drivers were stored with the number of a card; those who have no card yet get one by it. */
export const driverCardsGiven = defineEvent<{ driverIds: readonly string[] }>('driver.cardsGiven');

import { declareWords } from '../../../platform/db/textFunctions.ts';
import { partyAndPlaceWords } from '../common/words.ts';

declareWords('app_order_words', { table: 'hy_order', columns: partyAndPlaceWords });

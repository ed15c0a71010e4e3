import { startEngine, type EngineOrder } from '../../firestore-engine/start-engine';

/* A child process that serves our Firestore engine, and ends with its parent. */
const order: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isEngineOrder(order)) throw new Error('The Firestore engine was started without an order.');
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => process.exit(0));
startEngine(order, (sentence) => void process.send?.(sentence)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
});

function isEngineOrder(value: unknown): value is EngineOrder {
  return typeof value === 'object' && value !== null && 'port' in value && 'protosFolder' in value && 'indexesFile' in value;
}

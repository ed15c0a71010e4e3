import { isPortFree } from '../emulators/ports';
import { STACK_SERVICE_NAMES, STACK_SERVICES, type StackPorts, type StackService } from './stack-ports';

/** Throws one sentence that names every taken port among those of the given services. */
export async function refuseTakenPorts(ports: StackPorts, except: readonly StackService[] = []): Promise<void> {
  const wanted = STACK_SERVICE_NAMES.filter((name) => !except.includes(name));
  const tested = await Promise.all(wanted.map(async (name) => ({ name, isFree: await isPortFree(ports[name]) })));
  const taken = tested.filter(({ isFree }) => !isFree).map(({ name }) => `${ports[name]} (${STACK_SERVICES[name].title})`);
  if (taken.length === 0) return;
  const which = taken.length === 1 ? `Port ${taken.join('')} is taken` : `Ports ${taken.join(', ')} are taken`;
  const elsewhere = ports.hosting >= 6100 && ports.hosting < 60_000 ? ports.hosting + 100 : 6100;
  throw new Error(`${which}: stop what uses it, or move this stack away with PORT_BASE=${elsewhere} npm start.`);
}

import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { stackPorts, type StackPorts } from './stack-ports';

/** What makes a stack its own: two stacks on one machine share none of this. */
export interface StackIdentity {
  /** The port of Hosting, by which people name the stack. */
  readonly portBase: number;
  readonly projectId: string;
  readonly ports: StackPorts;
  /** Generated configuration and logs; emptied at every start. */
  readonly folder: string;
  /** Says where the running stack is, for other commands. */
  readonly addressFile: string;
  /** What `--keep` keeps. */
  readonly keptFolder: string;
}

/** The identity of the usual stack (null) or of the one that PORT_BASE names. */
export function stackIdentity(portBase: number | null): StackIdentity {
  const ports = stackPorts(portBase);
  const name = String(ports.hosting);
  const local = join(repositoryRoot, '.local');
  return {
    portBase: ports.hosting,
    projectId: portBase === null ? 'demo-touchline' : `demo-touchline-${name}`,
    ports,
    folder: join(local, `stack-${name}`),
    addressFile: join(local, `stack-${name}.json`),
    keptFolder: join(local, `kept-${name}`),
  };
}

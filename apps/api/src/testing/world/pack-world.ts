// The Nx target `world`: makes the packed data folder that every run of server tests begins with.
import { packWorld } from './world-cluster.ts';

await packWorld();

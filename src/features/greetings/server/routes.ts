import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import * as greetings from './greetings.ts'

export const greetingRoutes = (deps: greetings.GreetingDependencies): Route[] => [
  route(contracts.listGreetings, (_request, viewer) => greetings.listGreetings(deps, viewer)),
  route(contracts.createGreeting, (request, viewer) => greetings.createGreeting(deps, request, viewer)),
  route(contracts.updateGreeting, (request, viewer) => greetings.updateGreeting(deps, request, viewer)),
  route(contracts.chooseGreeting, (request, viewer) => greetings.chooseGreeting(deps, request, viewer)),
  route(contracts.moveGreeting, (request, viewer) => greetings.moveGreeting(deps, request, viewer)),
  route(contracts.deleteGreeting, (request, viewer) => greetings.deleteGreeting(deps, request, viewer)),
  route(contracts.restoreGreeting, (request, viewer) => greetings.restoreGreeting(deps, request, viewer)),
]

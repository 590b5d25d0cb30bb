import type {
  AccountState,
  Credentials,
  PasswordChange,
  Recovery,
  RecoveryCodes,
  Visitor,
} from "../wire/generated/wire.ts";
import { json, request } from "./http.ts";
import { noted } from "./rooms.ts";

export function fetchAccount(): Promise<AccountState> {
  return request("/api/account");
}

/** Gives the user an account. Its recovery codes are sent this one time. */
export async function createAccount(account: Credentials): Promise<readonly string[]> {
  return (await request<RecoveryCodes>("/api/account", json(account))).codes;
}

/** Changes the password; all other sessions end. */
export function changePassword(change: PasswordChange): Promise<void> {
  return request("/api/account/password", json(change));
}

export function signInByPassword(account: Credentials): Promise<Visitor> {
  return noted(request("/api/account/sign-in", json(account)));
}

/** Signs in by a recovery code and a new password; all other sessions end. */
export function recover(recovery: Recovery): Promise<Visitor> {
  return noted(request("/api/account/recover", json(recovery)));
}

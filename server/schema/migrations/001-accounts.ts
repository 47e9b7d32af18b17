import { sql, type Kysely } from 'kysely'

/** Accounts of both roles, their files, sessions and subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
      kind text not null check (kind in ('image', 'document')),
      media_type text not null,
      byte_size integer not null check (byte_size > 0),
      original_name text,
      owner_id uuid,
      uploader_address inet,
      created_at timestamptz not null default now()
    );
    create index files_by_age on files (created_at);
    create index files_by_owner on files (owner_id) where owner_id is not null;

    create table accounts (
      id uuid primary key,
      role text not null check (role in ('customer', 'business')),
      email text not null check (email like '%_@_%' and char_length(email) <= 254),
      password_hash text not null check (password_hash <> ''),
      name text not null check (name <> ''),
      phone text not null check (phone <> ''),
      language text not null default 'en' check (language in ('en', 'es', 'ar')),
      picture_file_id text references files,
      email_verified_at timestamptz,
      terms_accepted_at timestamptz not null,
      reference_code text,
      blocked_at timestamptz,
      mail_enabled boolean not null default true,
      created_at timestamptz not null default now(),
      unique (id, role)
    );
    create unique index accounts_by_email on accounts (lower(email));
    create index accounts_by_picture on accounts (picture_file_id) where picture_file_id is not null;

    alter table files add constraint files_owner foreign key (owner_id) references accounts on delete set null;
  `.execute(db)

  // The constant column lets a foreign key say "an account of this role".
  await sql`
    create table customers (
      account_id uuid primary key,
      role text not null default 'customer' check (role = 'customer'),
      country text not null check (country <> ''),
      state text not null check (state <> ''),
      city text not null check (city <> ''),
      foreign key (account_id, role) references accounts (id, role) on delete cascade
    );

    create table businesses (
      account_id uuid primary key,
      role text not null default 'business' check (role = 'business'),
      business_name text not null check (business_name <> ''),
      business_id_number text,
      business_phone text not null check (business_phone <> ''),
      business_email text,
      address text not null check (address <> ''),
      zipcode text not null check (zipcode <> ''),
      country text not null check (country <> ''),
      state text not null check (state <> ''),
      cities text[] not null check (cardinality(cities) between 1 and 5),
      categories text[] not null check (cardinality(categories) between 1 and 3),
      has_license boolean not null,
      has_insurance boolean not null,
      logo_file_id text references files,
      rating_count integer not null default 0 check (rating_count >= 0),
      rating_sum integer not null default 0 check (rating_sum between rating_count and 5 * rating_count),
      jobs_completed integer not null default 0 check (jobs_completed >= rating_count),
      foreign key (account_id, role) references accounts (id, role) on delete cascade
    );
    create index businesses_by_logo on businesses (logo_file_id) where logo_file_id is not null;
    create index businesses_by_place on businesses (state, country);

    create table business_documents (
      business_id uuid not null references businesses on delete cascade,
      position smallint not null check (position between 1 and 5),
      file_id text not null references files,
      primary key (business_id, position)
    );
    create index business_documents_by_file on business_documents (file_id);

    create table subscriptions (
      id uuid primary key,
      business_id uuid not null references businesses on delete cascade,
      kind text not null check (kind in ('trial', 'yearly')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at)
    );
    create index subscriptions_newest on subscriptions (business_id, ends_at desc);
    create unique index subscriptions_one_trial on subscriptions (business_id) where kind = 'trial';

    create table sessions (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sessions_by_account on sessions (account_id);
    create index sessions_by_expiry on sessions (expires_at);

    create table one_time_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      account_id uuid not null references accounts on delete cascade,
      purpose text not null check (purpose in ('password_reset', 'email_verification')),
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_tokens_by_account on one_time_tokens (account_id, purpose);
    create index one_time_tokens_by_expiry on one_time_tokens (expires_at);
  `.execute(db)
}

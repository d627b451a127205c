<?php
/**
 * Plugin Name:       Whereabouts Events
 * Plugin URI:        https://whereabouts.example/
 * Description:       Shows the events of a Whereabouts site: a block and a shortcode with the next events of a place, and embeds for its pages.
 * Version:           1.0.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Whereabouts
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       whereabouts-events
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const WHEREABOUTS_OPTION = 'whereabouts_events_server';
const WHEREABOUTS_SCRIPT = 'whereabouts-events-component';

/** Attributes of the element that the block and the shortcode pass on. */
const WHEREABOUTS_ATTRIBUTES = array( 'city', 'country', 'category', 'venue', 'limit', 'theme', 'lang', 'when' );

/** Pages of the other site that are embedded by their address alone. */
const WHEREABOUTS_PAGES = array( 'event', 'venue', 'city' );

/** The address of the Whereabouts site without a slash at its end; empty until it is set. */
function whereabouts_events_server() {
	return (string) get_option( WHEREABOUTS_OPTION, '' );
}

/** Keeps scheme, host and port of an address; a bare host gets https. What is not an address leaves the one that is set. */
function whereabouts_events_clean_server( $address ) {
	$address = trim( (string) $address );
	if ( '' === $address ) {
		return '';
	}
	if ( ! preg_match( '#^[a-z][a-z0-9+.-]*:#i', $address ) || preg_match( '#^[a-z0-9.-]+:\d+(/|$)#i', $address ) ) {
		$address = 'https://' . $address;
	}
	$parts = wp_parse_url( $address );
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
		add_settings_error(
			WHEREABOUTS_OPTION,
			'address',
			__( 'Please enter the complete address of the site, such as https://events.example.org.', 'whereabouts-events' )
		);
		return whereabouts_events_server();
	}
	$port = isset( $parts['port'] ) ? ':' . (int) $parts['port'] : '';
	return esc_url_raw( $parts['scheme'] . '://' . $parts['host'] . $port );
}

/** The element, which its script fills. */
function whereabouts_events_element( $attributes ) {
	$server = whereabouts_events_server();
	if ( '' === $server ) {
		// Only those who can set it need to know.
		return current_user_can( 'manage_options' )
			? '<p>' . esc_html__( 'Please enter the site's address under Settings, Whereabouts Events.', 'whereabouts-events' ) . '</p>'
			: '';
	}
	wp_enqueue_script( WHEREABOUTS_SCRIPT );
	// Optimizers move scripts to other hosts, so the element is told where to ask.
	$written = ' server="' . esc_attr( $server ) . '"';
	foreach ( WHEREABOUTS_ATTRIBUTES as $name ) {
		$value = isset( $attributes[ $name ] ) ? trim( (string) $attributes[ $name ] ) : '';
		if ( '' !== $value ) {
			$written .= ' ' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	foreach ( array( 'free', 'pictures' ) as $name ) {
		// A bare word of a shortcode is a value without a name.
		$is_bare = in_array( $name, array_filter( $attributes, 'is_int', ARRAY_FILTER_USE_KEY ), true );
		if ( $is_bare || ( ! empty( $attributes[ $name ] ) && 'false' !== $attributes[ $name ] ) ) {
			$written .= ' ' . $name . '="true"';
		}
	}
	return '<whereabouts-events' . $written . '></whereabouts-events>';
}

function whereabouts_events_render_block( $attributes ) {
	$element = whereabouts_events_element( $attributes );
	return '' === $element ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $element . '</div>';
}

add_action(
	'init',
	function () {
		$server = whereabouts_events_server();
		if ( '' !== $server ) {
			wp_register_script( WHEREABOUTS_SCRIPT, $server . '/embed.js', array(), null, array( 'strategy' => 'async' ) );
			foreach ( WHEREABOUTS_PAGES as $page ) {
				wp_oembed_add_provider( $server . '/' . $page . '/*', $server . '/oembed' );
			}
		}
		register_block_type( __DIR__, array( 'render_callback' => 'whereabouts_events_render_block' ) );
		add_shortcode(
			'whereabouts_events',
			function ( $attributes ) {
				return whereabouts_events_element( (array) $attributes );
			}
		);
	}
);

// The editor shows a frame of the same list.
add_action(
	'enqueue_block_editor_assets',
	function () {
		$data = wp_json_encode( array( 'server' => whereabouts_events_server() ) );
		wp_add_inline_script( 'whereabouts-events-editor-script', 'window.whereaboutsEvents = ' . $data . ';', 'before' );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'whereabouts_events',
			WHEREABOUTS_OPTION,
			array(
				'type'              => 'string',
				'sanitize_callback' => 'whereabouts_events_clean_server',
				'default'           => '',
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		$title = __( 'Whereabouts Events', 'whereabouts-events' );
		add_options_page( $title, $title, 'manage_options', 'whereabouts-events', 'whereabouts_events_settings_page' );
	}
);

function whereabouts_events_settings_page() {
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Whereabouts Events', 'whereabouts-events' ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'whereabouts_events' ); ?>
			<p>
				<label for="whereabouts-server"><?php esc_html_e( 'Address of the Whereabouts site', 'whereabouts-events' ); ?></label><br>
				<input id="whereabouts-server" class="regular-text" type="text" inputmode="url" placeholder="https://events.example.org"
					name="<?php echo esc_attr( WHEREABOUTS_OPTION ); ?>" value="<?php echo esc_attr( whereabouts_events_server() ); ?>">
			</p>
			<p class="description"><?php esc_html_e( 'The visitor\'s browser loads events from there. Paste the address of an event, a venue or a city into a page to embed it.', 'whereabouts-events' ); ?></p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
